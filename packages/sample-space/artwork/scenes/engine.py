"""Renders with Cycles on the CPU: settings, render passes as arrays, and a denoiser, which Debian's Blender lacks.

Each scene is rendered twice with different seeds. Any difference between the two renders is noise, so the filter
knows how noisy each pixel is (dual-buffer non-local means, after Rousselle et al., 2012).
"""
import os
import tempfile

import bpy
import numpy as np

PASSES = {
    'DiffDir': 'use_pass_diffuse_direct', 'DiffInd': 'use_pass_diffuse_indirect', 'DiffCol': 'use_pass_diffuse_color',
    'GlossDir': 'use_pass_glossy_direct', 'GlossInd': 'use_pass_glossy_indirect', 'GlossCol': 'use_pass_glossy_color',
    'TransDir': 'use_pass_transmission_direct', 'TransInd': 'use_pass_transmission_indirect',
    'TransCol': 'use_pass_transmission_color', 'Emit': 'use_pass_emit', 'Env': 'use_pass_environment',
    'Normal': 'use_pass_normal',
}


def reset():
    """Opens an empty Blender file and returns its scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    return scene


def settings(width, height, samples, transparent=False, bounces=6, volume=False):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = int(os.environ.get('THREADS', '2'))
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = int(os.environ.get('PERCENT', '100'))
    scene.render.film_transparent = transparent
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = max(4, int(samples * float(os.environ.get('QUALITY', '1')) / 2))
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = bounces
    cycles.transparent_max_bounces = 8
    cycles.volume_bounces = 0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_direct = 12
    cycles.sample_clamp_indirect = 3
    cycles.filter_width = 1.5
    return scene


def render_arrays(names, aovs=()):
    """Renders twice with different seeds. Returns two dictionaries of float arrays by pass name, top row first."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    for name in names:
        if name in PASSES:
            setattr(layer, PASSES[name], True)
    for name in aovs:
        aov = layer.aovs.add()
        aov.name = name
        aov.type = 'COLOR'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    folder = tempfile.mkdtemp(prefix='passes-')
    wanted = ['Image', *names, *aovs]
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format = 'OPEN_EXR'
    output.format.color_mode = 'RGBA'
    output.format.color_depth = '32'
    output.format.exr_codec = 'NONE'
    output.file_slots.clear()
    for name in wanted:
        output.file_slots.new(name)
        tree.links.new(source.outputs[name], output.inputs[name])
    result = []
    for seed in (1, 2):
        scene.cycles.seed = seed
        scene.frame_set(scene.frame_current)
        bpy.ops.render.render()
        found = {}
        for name in wanted:
            path = os.path.join(folder, f'{name}{scene.frame_current:04d}.exr')
            image = bpy.data.images.load(path)
            image.colorspace_settings.name = 'Non-Color'
            width, height = image.size
            data = np.empty(width * height * 4, dtype=np.float32)
            image.pixels.foreach_get(data)
            found[name] = np.nan_to_num(data.reshape(height, width, 4)[::-1].copy(), nan=0, posinf=0, neginf=0)
            bpy.data.images.remove(image)
            os.remove(path)
        result.append(found)
    os.rmdir(folder)
    return result


def box(a, radius):
    """Returns the mean over a square window. Edge pixels are repeated."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (radius, radius)
        wide = np.pad(a, pad, mode='edge')
        size = a.shape[axis]
        at = lambda k: tuple(slice(k, k + size) if i == axis else slice(None) for i in range(a.ndim))
        total = wide[at(0)].copy()
        for k in range(1, 2 * radius + 1):
            total += wide[at(k)]
        a = total / np.float32(2 * radius + 1)
    return a


def denoise(a, b, features=(), search=5, patch=2, strength=0.6):
    """Denoises two renders of a scene and returns their mean. `features` are low-noise images that guide the filter."""
    a, b = a.astype(np.float32), b.astype(np.float32)
    compress = lambda x: np.log1p(np.maximum(x, 0)).mean(axis=2)
    la, lb = compress(a), compress(b)
    var = box((la - lb) ** 2, 2) / 2 + np.float32(1e-6)
    height, width = la.shape
    pad = search
    grow = lambda x: np.pad(x, [(pad, pad), (pad, pad)] + [(0, 0)] * (x.ndim - 2), mode='reflect')
    gla, glb, gvar, ga, gb = grow(la), grow(lb), grow(var), grow(a), grow(b)
    # One array per channel. The squared differences of all channels are added up below.
    planes = [np.ascontiguousarray(f[..., k], dtype=np.float32) for f in features for k in range(f.shape[2])]
    grown = [grow(f) for f in planes]
    sum_a, sum_b = np.zeros_like(a), np.zeros_like(b)
    weight_a, weight_b = np.full_like(la, 1e-12), np.full_like(lb, 1e-12)
    for dy in range(-search, search + 1):
        for dx in range(-search, search + 1):
            if dx * dx + dy * dy > search * search + 1:
                continue
            at = (slice(pad + dy, pad + dy + height), slice(pad + dx, pad + dx + width))
            guide = np.zeros_like(la)
            for f, g in zip(planes, grown):
                difference = f - g[at]
                guide += difference * difference
            both = var + gvar[at]
            slack = var + np.minimum(var, gvar[at])
            scale = 1 / (np.float32(1e-7) + np.float32(strength * strength) * both)
            difference = la - gla[at]
            da = np.maximum(box((difference * difference - slack) * scale, patch), 0) + guide
            difference = lb - glb[at]
            db = np.maximum(box((difference * difference - slack) * scale, patch), 0) + guide
            wa, wb = np.exp(-da), np.exp(-db)
            # Apply the weights of each render to the other one: a render's own noise would match itself.
            sum_a += wb[..., None] * ga[at]
            weight_a += wb
            sum_b += wa[..., None] * gb[at]
            weight_b += wa
    return (sum_a / weight_a[..., None] + sum_b / weight_b[..., None]) / 2


def write_png(path, array, depth=8):
    """Writes values from 0 to 1 unchanged, without color management."""
    height, width = array.shape[:2]
    channels = 1 if array.ndim == 2 else array.shape[2]
    rgba = np.ones((height, width, 4), dtype=np.float32)
    if channels == 1:
        rgba[..., :3] = array.reshape(height, width, 1)
    else:
        rgba[..., :channels] = array
    image = bpy.data.images.new('out', width, height, alpha=channels == 4, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.alpha_mode = 'CHANNEL_PACKED'
    image.pixels.foreach_set(np.clip(rgba, 0, 1)[::-1].ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Raw'
    form = scene.render.image_settings
    form.file_format = 'PNG'
    form.color_mode = 'BW' if channels == 1 else 'RGBA' if channels == 4 else 'RGB'
    form.color_depth = str(depth)
    form.compression = 100
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
